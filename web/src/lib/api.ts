// Requests over HTTP. A problem that the server tells is thrown, in the reader's language.

import { untrack } from "svelte";

import type {
  City,
  DealTable,
  GoOn,
  HouseAbout,
  LaidTable,
  Lesson,
  Listed,
  Moments,
  MyTable,
  NewPaper,
  NewTable,
  NextTable,
  PaperAbout,
  PaperScript,
  Privacy,
  Problem,
  Sit,
  TableAbout,
  TableReview,
  TableStatistics,
  Taken,
} from "./protocol";
import { ownTokens } from "./tokens";
import { once } from "./once";
import { settings } from "./settings.svelte";
import type { ViewMessage } from "./viewpoint.svelte";
import { say } from "./words.svelte";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

/** The server is making the game ready, and has said so after it waited itself. */
const isPreparing = ({ status, problem }: Refusal): boolean => status === 503 && problem.code === "preparing";

/** Milliseconds until it is asked again. */
const PAUSE = 500;

/** An answer, however long a game takes to be ready for it. */
async function answerTo(path: string, body?: unknown, token = ""): Promise<Response> {
  for (;;) {
    try {
      return await request(path, body, token);
    } catch (error) {
      if (!(error instanceof Refusal && isPreparing(error))) throw error;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}

/** Milliseconds for which an answer about the house is as good as a new one. */
const FRESH = 500;
let told: { at: number; answer: Promise<HouseAbout> } | undefined;

/** Who asks is not asked again when the language changes: a lesson would begin anew. */
async function request(path: string, body: unknown, token: string): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": untrack(() => settings.language) };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(`/api${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new Refusal(0, { code: "", text: say("web-no-answer") });
  });
  if (!answer.ok)
    throw new Refusal(
      answer.status,
      await answer.json().catch(() => ({ code: "", text: `${answer.status} ${answer.statusText}` })),
    );
  return answer;
}

const ask = async <T>(path: string, body?: unknown, token = ""): Promise<T> =>
  (await answerTo(path, body, token)).json();

/** With a secret, so that it is done once, however often it is asked for until there is an answer. */
const askOnce = <T>(path: string, wish: object, ask: (secret: string) => Promise<T>): Promise<T> =>
  once(`${path} ${JSON.stringify(wish)}`, ask, (error) => error instanceof Refusal && error.status === 0);

export const lessons = () => ask<Lesson[]>("/lessons");
export const layLesson = (lesson: string, name: string) => ask<LaidTable>(`/lessons/${lesson}`, { name });
export const papers = () => ask<PaperAbout[]>("/sheets");
export const checkCity = (text: string) => ask<City>("/cities", { text });
export const privacy = () => ask<Privacy>("/privacy");
/** Sheets of a printed game: what does not fit, and their scores. The answer is the game's own. */
export const score = <T>(game: string, sheets: object) => ask<T>(`/games/${game}/score`, sheets);
/** The house: parts of a page that come at the same time are told the same. */
export function house(): Promise<HouseAbout> {
  if (!told || Date.now() - told.at > FRESH) told = { at: Date.now(), answer: ask<HouseAbout>("") };
  return told.answer;
}
export const lay = (wish: NewTable) => askOnce("/tables", wish, (key) => ask<LaidTable[]>("/tables", { ...wish, key }));
/** Who has a key of their own gets the table of that key, however often they ask. */
/** With a key of the asker's making: who asks again with the same gets the same table. */
export const openPaper = (wish: NewPaper & { key: string }) => ask<LaidTable>("/paper", wish);
export const script = (table: string, host: string) => ask<PaperScript>(`/tables/${table}/script`, undefined, host);
export const listTables = () => ask<Listed[]>("/tables");
export const aboutTable = (table: string) => ask<TableAbout>(`/tables/${table}`);
export const sit = (table: string, wish: Sit) =>
  askOnce(table, wish, (token) => ask<Taken>(`/tables/${table}/seats`, { ...wish, token }));
export const playAgain = (table: string, token: string, options?: Record<string, unknown>) =>
  ask<NextTable>(`/tables/${table}/again`, { token, options: options ?? null });
export const goOn = (table: string, wish: GoOn) => ask<LaidTable>(`/tables/${table}/continue`, wish);
export const record = (table: string) => answerTo(`/tables/${table}/record`).then((answer) => answer.text());
export const statisticsOf = (table: string) => ask<TableStatistics>(`/tables/${table}/statistics`);
export const review = (table: string, token = "") => ask<TableReview>(`/tables/${table}/review`, undefined, token);
export const deal = (name: string) => ask<DealTable[]>(`/deals/${name}`);
export const moments = (table: string, seat: number | null, token = "") =>
  ask<Moments>(`/tables/${table}/moments${seat === null ? "" : `?seat=${seat}`}`, undefined, token);
export const moment = (table: string, number: number, seat: number | null, token = "") =>
  ask<ViewMessage>(`/tables/${table}/moments/${number}${seat === null ? "" : `?seat=${seat}`}`, undefined, token);

/** The end of a round of a printed game, from its position. */
export const settled = <T>(game: string, position: object) => ask<T>(`/games/${game}/settle`, position);
/** Tiles for a round of a printed game, by casino. */
export const drawTiles = (game: string, wish: object) => ask<Record<string, string>>(`/games/${game}/tiles`, wish);

/** The tables at which this browser has a seat. */
export function myGames(): Promise<MyTable[]> {
  const seats = Object.entries(ownTokens()).flatMap(([table, { host, seats }]) =>
    [...seats, ...(host && seats.length === 0 ? [host] : [])].map((token) => ({ table, token })),
  );
  return seats.length === 0 ? Promise.resolve([]) : ask<MyTable[]>("/mine", { seats: seats.slice(-100) });
}
