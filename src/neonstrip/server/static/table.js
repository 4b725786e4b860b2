// A plain page over the protocol of docs/protocol.md, until the real client comes: lays tables, shows one, makes moves.
const $ = (id) => document.getElementById(id);
const held = JSON.parse(localStorage.getItem("neonstrip.seats") ?? "{}");
const tableId = location.pathname.startsWith("/t/") ? location.pathname.slice(3) : null;
const moment = tableId && location.hash.slice(1);
let socket, seq = 0, state = {}, refs = 0, pause = 250;

const complain = (text) => { $("problem").textContent = text; };
const nonce = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

function make(parent, tag, text, more = {}) {
  const made = Object.assign(document.createElement(tag), { textContent: text, ...more });
  parent.append(made);
  return made;
}

async function ask(path, body) {
  const answer = await fetch(path, body && {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
  });
  const result = await answer.json();
  if (!answer.ok) throw new Error(result.text);
  return result;
}

function keep(table, keys) {
  held[table] = { ...held[table], ...keys };
  localStorage.setItem("neonstrip.seats", JSON.stringify(held));
}

// The socket

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  socket.onopen = () => {
    pause = 250;
    $("status").textContent = "connected";
    socket.send(JSON.stringify({ type: "open", table: tableId, token: held[tableId]?.seat ?? "", seq }));
  };
  socket.onmessage = ({ data }) => hear(JSON.parse(data));
  socket.onclose = () => {
    $("status").textContent = "connecting again …";
    setTimeout(connect, pause = Math.min(pause * 2, 8000));
  };
}

function command(message, token = held[tableId].seat) {
  complain("");
  socket.send(JSON.stringify({ ...message, table: tableId, token, ref: `${Date.now()}-${refs++}` }));
}

function hear(message) {
  if (message.type === "error") complain(message.text);
  if (message.type === "present") $("status").textContent = `connected; here: ${message.names.join(", ") || "nobody at a seat"}`;
  if (message.type !== "view") return;
  const known = message.full ? {} : state;
  state = { ...known, ...message, view: { ...known.view, ...message.view } };
  if (seq === 0) $("log").replaceChildren();
  seq = message.seq;
  for (const line of message.log) $("log").prepend(make($("log"), "li", words(line), { value: line.n }));
  if (state.seat !== null && state.table.stage === "open" && state.table.seats[state.seat].nonce === "-") {
    command({ type: "nonce", nonce: nonce() });
  }
  draw();
}

// What is shown

function words({ kind, seat, n, at, move, bot, events = [], turns = [], ...rest }) {
  const name = (number) => state.table.seats[number]?.name || `seat ${number}`;
  const told = [seat === undefined ? "" : rest.name ?? name(seat), kind === "move" ? move : kind, bot ? `(${bot})` : ""];
  told.push(...turns.map((turn, number) => `${name(number)}: ${turn.join(", ")};`));
  told.push(...events.map(({ event, ...facts }) => `· ${event} ${Object.values(facts).filter((fact) => fact !== null).join(" ")}`));
  for (const [fact, value] of Object.entries(rest)) if (fact !== "name") told.push(`${fact}: ${Array.isArray(value) ? value.join(", ") : value}`);
  return told.filter(Boolean).join(" ");
}

function gain(worth) {
  const total = worth?.total ?? worth?.best ?? 0;
  const change = Array.isArray(total) ? total[1] - total[0] : total;
  return change ? ` (${change > 0 ? "+" : "−"}${Math.abs(change)})` : "";
}

function grid(heads, lines) {
  const table = make($("board"), "table", "");
  for (const [tag, cells] of [["th", heads], ...lines.map((line) => ["td", line])]) {
    const row = make(table, "tr", "");
    for (const cell of cells) make(row, tag, cell);
  }
}

const dice = ({ small, big }) => [small || "", big ? "big" : ""].filter(Boolean).join("+") || "–";
const piles = (owned) => Object.entries(owned).map(([owner, held]) => `${owner} ${dice(held)}`).join(", ");
const boards = {
  royale(view) {
    const roll = view.roll.flatMap((count, i) => (count.small || count.big ? [`${dice(count)} × ${i + 1}`] : []));
    make($("board"), "p", `Round ${view.round}, ${view.phase}.${roll.length ? ` The roll: ${roll.join(", ")}.` : ""}`);
    grid(["Casino", "Prizes", "Tile", "Dice"], view.casinos.map((casino) => [
      casino.number, casino.prizes.join(", "), `${casino.tile ?? ""}${casino.closed ? " closed" : ""}`, piles(casino.dice)]));
    grid(["Player", "Dice", "Jetons", "Money"], view.seats.map((seat) => [seat.name, dice(seat.dice), seat.jetons, seat.money ?? "hidden"]));
  },
  newvegas(view) {
    const cards = view.combinations.map(({ number, action }, i) => `${i + 1}: ${number} ${action}`);
    make($("board"), "p", `Round ${view.round}, ${view.turn?.phase ?? view.stage}. ${cards.join(", ")}`);
    const mine = view.draft ? view.sheets.map((sheet) => (sheet.name === view.draft.name ? view.draft : sheet)) : view.sheets;
    grid(["Player", "Street 1", "Street 2", "Street 3", "Street 4", "Points"], mine.map((sheet) => [sheet.name,
      ...[1, 2, 3, 4].map((street) => sheet.lots.filter((lot) => lot.street === street).map((lot) => lot.number ?? "·").join(" ")), sheet.total]));
  },
};

function draw() {
  const { table } = state;
  const seat = state.seat === null ? null : table.seats[state.seat];
  const game = table.game === "royale" ? "Las Vegas Royale" : "New Las Vegas";
  const open = table.seats.some(({ kind }) => kind === "open");
  $("table").hidden = false;
  $("title").textContent = `${game}: ${seat ? seat.name : "watching"}${table.stage === "playing" ? "" : `, ${table.stage}`}`;
  $("join").hidden = Boolean(moment || seat || table.stage !== "open" || !open);
  $("invite").hidden = Boolean(moment || table.stage !== "open" || !open);
  Object.assign($("invite").lastElementChild, { href: location.pathname, textContent: location.origin + location.pathname });
  $("seats").replaceChildren();
  table.seats.forEach(({ name, kind, bot, stand_in }, number) => {
    const item = make($("seats"), "li", `${name || "open seat"} `, { className: state.waiting.includes(number) ? "waiting" : "" });
    make(item, "small", bot ?? (stand_in ? `${stand_in} sits in` : ""));
    if (state.waiting.includes(number)) make(item, "small", " is to decide");
    if (kind === "open" && held[tableId]?.host && !moment) {
      make(item, "button", "bot", { className: "aside", onclick: () => command({ type: "arrange", seat: number, bot: "greedy" }, held[tableId].host) });
    }
  });
  $("board").replaceChildren();
  if (state.view?.game) boards[table.game](state.view);
  $("view").textContent = JSON.stringify(state, null, 1);
  $("actions").replaceChildren();
  if (!moment) actions(table, seat, open);
}

function actions(table, seat, open) {
  const button = (text, onclick, className = "") => make($("actions"), "button", text, { onclick, className });
  const host = held[tableId]?.host;
  if (table.stage === "open" && host) button(open ? "Start without open seats" : "Start", () => command({ type: "start", drop_open: open }, host));
  for (const { move, worth } of state.legal ?? []) {
    button(move + gain(worth), () => command({ type: "move", move, decision: state.decision }));
  }
  if (state.can_undo) {
    button("Undo", () => command({ type: "undo" }), "aside");
    button("Restart turn", () => command({ type: "restart" }), "aside");
  }
  if (seat?.stand_in) button("Take my seat back", () => command({ type: "return" }), "aside");
  if (table.stage === "over") {
    if (table.next) button("To the next game", () => visit(table.next));
    else if (seat) button("Play again", () => ask(`/api/tables/${tableId}/again`, { token: held[tableId].seat }).then(({ table: next }) => visit(next), (error) => complain(error.message)));
    make($("actions"), "a", "The record", { href: `/api/tables/${tableId}/record` });
  }
}

function visit(next) {
  if (held[tableId]) keep(next, held[tableId]);
  location.href = `/t/${next}`;
}

// Laying and joining

$("new").onsubmit = async (event) => {
  event.preventDefault();
  const form = new FormData(event.target);
  const some = (kind, count) => Array.from({ length: Number(count) }, () => ({ kind }));
  const seats = [{ kind: "human", name: form.get("name").trim() }, ...some("bot", form.get("bots")), ...some("open", form.get("open"))];
  try {
    const [laid] = await ask("/api/tables", { game: form.get("game"), seats });
    keep(laid.table, { host: laid.host, seat: laid.tokens[0] });
    location.href = `/t/${laid.table}`;
  } catch (error) { complain(error.message); }
};

$("join").onsubmit = async (event) => {
  event.preventDefault();
  try {
    const name = new FormData(event.target).get("name").trim();
    keep(tableId, { seat: (await ask(`/api/tables/${tableId}/seats`, { name, nonce: nonce() })).token });
    location.reload();
  } catch (error) { complain(error.message); }
};

async function home() {
  $("status").textContent = "";
  $("new").hidden = false;
  const seats = Object.entries(held).filter(([, { seat }]) => seat).slice(-100).map(([table, { seat }]) => ({ table, token: seat }));
  for (const { about, seat, waiting } of (await ask("/api/mine", { seats })).reverse()) {
    $("mine").hidden = false;
    const turn = waiting.includes(seat) ? "your turn" : about.stage;
    const people = about.seats.map(({ name }) => name || "open").join(", ");
    make(make($("mine").lastElementChild, "li", ""), "a", `${about.game}: ${people} (${turn})`, { href: `/t/${about.id}` });
  }
}

async function replay() {
  hear(await ask(`/api/tables/${tableId}/moments/${encodeURIComponent(moment)}`));
  $("status").textContent = `as it was at moment ${moment}`;
}

addEventListener("hashchange", () => location.reload());
if (!tableId) home().catch((error) => complain(error.message));
else if (moment) replay().catch((error) => complain(error.message));
else connect();
