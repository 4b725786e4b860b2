// Written by scripts/types from the server's own types. Do not edit.

export interface RoyaleView {
  game: "royale";
  seat: string | null;
  moves: number;
  round: number;
  phase: "roll" | "place" | "hide" | "guess" | "gamble" | "close" | "bar" | "block" | "lift" | "move" | "down" | "nice" | "choose" | "activate" | "gold" | "prime" | "split" | "pick" | "over";
  asks: string | null;
  waiting_for: string | null;
  active: string;
  starter: string;
  seats: Seat[];
  casinos: Casino[];
  roll: Dice[];
  black: number[];
  bank: Record<string, number> | null;
  tiles: Tiles;
  refused: Refused[];
  events: RoyaleEvent[];
}

export interface Seat {
  name: string;
  dice: Dice;
  jetons: number;
  cards: number[] | null;
  notes: number[] | null;
  money: number | null;
  bar: Dice;
  power: boolean;
  high_five: boolean;
  owes: boolean;
}

export interface Dice {
  small: number;
  big: number;
}

export interface Casino {
  number: number;
  prizes: number[];
  tile: string | null;
  closed: boolean;
  dice: Record<string, Dice>;
  standing: Standing;
  black: number;
  black_of: string | null;
}

export interface Standing {
  first: string | null;
  second: string | null;
  tied: string[];
}

export interface Tiles {
  jackpot: number | null;
  fifty_fifty: number | null;
  block: Record<string, number>;
  fields: Record<string, number>;
  double_down: Record<string, Dice>;
  double_down_standing: Standing | null;
  nice: Record<string, [string, string]>;
  gold: [string, string] | null;
  token: boolean;
  track: number;
  hidden: number | null;
  piles: [number, number] | null;
  pile: number[] | null;
}

export interface Refused {
  move: string;
  rule: string;
  why: string;
}

export interface RoyaleScoredTable {
  casinos: Lying[];
  seats: Hand[];
  tiles: Tiles;
  roll: Dice[];
  black: number[];
  asks: string | null;
}

export interface Lying {
  dice: Record<string, Dice>;
  black: number;
  black_of: string | null;
}

export interface Hand {
  dice: Dice;
}

export interface RoyalePlayer {
  name: string;
  rounds: Round[];
  casinos: number[];
  dice: number[];
  tiles: Record<string, Account>;
  ties: number;
  tied_worth: number;
  biggy: number;
  biggy_worth: number;
  passes: number;
  throws: number;
  luck: number;
  luckiest: Throw | null;
  unluckiest: Throw | null;
}

export interface Round {
  jetons: number;
  casinos: number;
  tiles: number;
  fines: number;
  passes: number;
  after: number;
}

export interface Account {
  gained: number;
  paid: number;
}

export interface Throw {
  round: number;
  small: number[];
  big: number | null;
  luck: number;
}

export interface ClassicView {
  game: "classic";
  seat: string | null;
  moves: number;
  round: number;
  phase: "roll" | "place" | "over";
  waiting_for: string | null;
  active: string;
  starter: string;
  seats: ClassicSeat[];
  casinos: ClassicCasino[];
  roll: ClassicDice[];
  pile: number;
  refused: Refused[];
  events: ClassicEvent[];
}

export interface ClassicSeat {
  name: string;
  dice: ClassicDice;
  notes: number;
  cards: number[] | null;
  money: number | null;
}

export interface ClassicDice {
  own: number;
  white: number;
}

export interface ClassicCasino {
  number: number;
  prizes: number[];
  dice: Record<string, number>;
  standing: ClassicStanding;
}

export interface ClassicStanding {
  takers: string[];
  tied: string[];
}

export interface ClassicScoredTable {
  casinos: ClassicLying[];
  seats: ClassicHand[];
  roll: ClassicDice[];
}

export interface ClassicLying {
  dice: Record<string, number>;
}

export interface ClassicHand {
  dice: ClassicDice;
}

export interface ClassicPlayer {
  name: string;
  rounds: ClassicRound[];
  casinos: number[];
  dice: number[];
  white: number;
  notes: number;
  ties: number;
  tied_worth: number;
  throws: number;
  luck: number;
  luckiest: ClassicThrow | null;
  unluckiest: ClassicThrow | null;
}

export interface ClassicRound {
  casinos: number;
  after: number;
}

export interface ClassicThrow {
  round: number;
  own: number[];
  white: number[];
  luck: number;
}

export interface NewVegasView {
  game: "newvegas";
  seat: string | null;
  edition: "bluecocker" | "pegasus";
  golf: boolean;
  bank: boolean;
  stage: "voting" | "playing" | "wishing" | "over";
  round: number;
  waiting_for: string[];
  tops: number[];
  combinations: Combination[];
  projects: Project[];
  pars: number[];
  roads: Roads;
  grand_hotels: number[];
  sheets: SheetView[];
  draft: SheetView | null;
  turn: Turn | null;
  numbers_to_come: Record<string, number>;
  actions_to_come: Record<string, number>;
  acme: Acme | null;
  ended_by: ("last_box" | "all_projects" | "all_opened" | "acme_projects")[];
}

export interface Combination {
  number: number;
  action: "construction" | "improvement" | "show" | "inauguration" | "limousine";
}

export interface Project {
  colour: "pink" | "purple" | "yellow";
  name: string;
  points: number[];
  scored: boolean;
}

export interface Roads {
  across: [number, number][];
  down: [number, number][];
  lamps: [number, number][];
  traffic_light: [number, number];
}

export interface SheetView {
  name: string;
  lots: Lot[];
  holes: (string | null)[];
  hotels: (string | null)[];
  route: string[];
  limousine: [number, number];
  home: boolean;
  improved: Record<string, number>;
  shows: number[];
  checked: number;
  groups: (string | null)[];
  projects: Record<string, number>;
  refusals: number;
  vote: string | null;
  runs: number[];
  leads: boolean[];
  rank: number;
  free_boxes: number;
  times: Record<string, number>;
  show_debts: number[][];
  areas: Record<string, number>;
  owed: Record<string, number>;
  bundles: number;
  debts: number;
  total: number;
}

export interface Lot {
  street: number;
  avenue: number;
  site: boolean;
  built: boolean;
  number: number | null;
  star: boolean;
  show: string | null;
  carpet: string | null;
  passed: boolean;
  room: [number, number] | null;
}

export interface Turn {
  phase: "vote" | "choose" | "open" | "act" | "after" | "bonus" | "wish" | "give" | "wait";
  combination: number | null;
  number: number | null;
  action: "construction" | "improvement" | "show" | "inauguration" | "limousine" | null;
  free: boolean;
  bonus: string | null;
  opened: [number, number] | null;
  met: string[];
}

export interface Acme {
  level: number;
  name: string;
  pile: ("construction" | "improvement" | "show" | "inauguration" | "limousine")[];
  next_action: string | null;
  next_validation: string | null;
  hidden_action: "construction" | "improvement" | "show" | "inauguration" | "limousine";
  hidden_number: number | null;
  vote: string | null;
  checks: Check[];
  validated: string[];
  projects: Record<string, number>;
  hotels: number[];
  run: AcmeRun;
  reckonings: Reckoning[];
  areas: Record<string, number>;
  total: number;
}

export interface Check {
  hotels: number[];
  project: boolean;
}

export interface AcmeRun {
  cards: number;
  crane: number;
  length: number;
  points: number;
}

export interface Reckoning {
  area: string;
  base: number;
  better: number;
  cards: number;
  improved: boolean;
  points: number;
}

export interface NewVegasPlayer {
  name: string;
  areas: Record<string, number>;
  total: number;
  bundles: number;
  debts: number;
  refusals: number;
  taken: TakenRound[];
  actions: Record<string, number>;
  bonuses: Record<string, number>;
  numbers: Record<string, number>;
  improved: Record<string, number>;
  projects: Record<string, Scored>;
  blocks: number;
  home: boolean;
  hotels: number;
  grand: number;
}

export interface TakenRound {
  number: number | null;
  action: "construction" | "improvement" | "show" | "inauguration" | "limousine" | null;
  used: boolean;
  alone: boolean;
}

export interface Scored {
  points: number;
  round: number;
  first: boolean;
}

export interface Assessed {
  findings: Found[];
  ranking: number[][];
  tie: string | null;
  totals: number[];
  sheets: SheetView[];
  debts: Debt[][];
  rooms: [number, number][][];
  city: PaperMap;
  acme: Acme | null;
  acme_wins: boolean;
}

export interface Found {
  code: string;
  facts: Record<string, number | string>;
  rule: string | null;
  seat: number | null;
  where: string;
  missing: boolean;
}

export interface Debt {
  from: string;
  street: number | null;
  avenue: number | null;
  group: number | null;
  column: string | null;
}

export interface PaperMap {
  pars: number[];
  roads: Roads;
  cards: Record<string, number[]>;
}

export interface RoyaleSettled {
  black_box?: Box;
  casinos: SettledCasino[];
  double_down?: TiedField;
  fines: FineOf[];
  next_starter?: string | null;
  tiles: TileReward[];
}

export interface Box {
  splits: string;
  takes: string;
}

export interface SettledCasino {
  awards: Prize[];
  number: number;
  returned: number[];
  tied: string[];
}

export interface Prize {
  amount: number;
  to: string;
}

export interface TiedField {
  tied: string[];
}

export interface FineOf {
  cash: number | null;
  from: string;
  jetons: number | null;
}

export interface TileReward {
  amount: number;
  tile: string;
  to: string;
}

export interface ClassicSettled {
  casinos: SettledCasino[];
  next_starter: string | null;
}

export type Line = { n: number; at: number } & (
  | { kind: "created" }
  | { kind: "opened" }
  | { kind: "noted"; note?: Record<string, unknown>; phone?: string }
  | { kind: "seated"; seat?: number; name?: string }
  | { kind: "left"; seat?: number; name?: string }
  | { kind: "arranged"; seat?: number; name?: string; bot?: string }
  | { kind: "nonce"; seat?: number }
  | { kind: "pledge"; seat?: number }
  | { kind: "ready" }
  | { kind: "drawing" }
  | { kind: "gathered" }
  | { kind: "revealed"; seat?: number }
  | { kind: "silent"; seat?: number; bot?: string }
  | { kind: "started"; remark?: Remark }
  | { kind: "move"; seat?: number; move?: string; facts?: Record<string, unknown>; bot?: string; events?: Event[]; scored?: ScoredTable; remark?: Remark }
  | { kind: "done"; seat?: number }
  | { kind: "reveal"; turns?: string[][]; events?: Event[]; remark?: Remark }
  | { kind: "undo"; seat?: number }
  | { kind: "restart"; seat?: number }
  | { kind: "hint"; seat?: number }
  | { kind: "relieved"; seat?: number; bot?: string; reason?: string }
  | { kind: "returned"; seat?: number }
  | { kind: "said"; seat?: number; text?: string; reaction?: string }
  | { kind: "chat"; chat?: boolean }
  | { kind: "over"; results?: number[]; winners?: string[]; remark?: Remark }
  | { kind: "followed"; table?: string }
);

export interface Remark {
  seat: number;
  says: string;
}

export interface Problem {
  code: string;
  text: string;
  rule?: string | null;
  facts?: Record<string, unknown>;
}

export interface SeatWish {
  kind?: "bot" | "human" | "open";
  name?: string;
  bot?: string;
  character?: string;
}

export interface SettingsWish {
  public?: boolean;
  chat?: boolean;
  clock?: number | null;
  hints?: boolean | null;
  away?: number;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  settings?: SettingsWish;
  copies?: number;
  together?: boolean;
  key?: string | null;
}

export interface NewPaper {
  paper: string;
  game: string;
  options?: Record<string, unknown>;
  key?: string | null;
}

export interface Sit {
  name: string;
  seat?: number | null;
  pledge?: string;
  token?: string | null;
}

export interface Again {
  token: string;
  options?: Record<string, unknown> | null;
}

export interface GoOn {
  moment: number;
  seats: SeatWish[];
  seat?: number | null;
  settings?: SettingsWish;
}

export interface Learner {
  name: string;
}

export interface OwnSeat {
  table: string;
  token: string;
}

export interface Mine {
  seats: OwnSeat[];
}

export interface CityText {
  text: string;
}

export interface LaidTable {
  table: string;
  host: string;
  tokens: Record<string, string>;
}

export interface Taken {
  seat: number;
  token: string;
}

export interface TableSeat {
  name: string;
  kind: string;
  bot: string | null;
  stand_in: string | null;
  character: string | null;
  style: string | null;
  nonce: string;
  pledge: string | null;
  silent: boolean;
}

export interface DrawAbout {
  asks: "pledge" | "reveal";
  seats: number[];
  awaited: number[];
  answered: number[];
}

export interface TableAbout {
  id: string;
  game: string;
  paper: string | null;
  options: Record<string, unknown>;
  settings: Settings;
  hints: boolean;
  stage: string;
  created: number;
  deal: string | null;
  source: string | null;
  lesson: string | null;
  next: string | null;
  commitment: string;
  server_seed: string | null;
  seats: TableSeat[];
  together: boolean;
  ready: boolean;
  draw: DrawAbout | null;
  fairness: Verdict | null;
  deadlines: Record<string, number>;
}

export interface Settings {
  public: boolean;
  chat: boolean;
  clock: number | null;
  hints: boolean | null;
  away: number;
}

export interface Verdict {
  proof: "open-nonces" | "prepared" | "server-only" | "two-sided";
  seats: number[];
  silent: number[];
}

export interface Listed {
  table: string;
  game: string;
  stage: string;
  seats: number;
  free: number;
  names: string[];
  created: number;
  touched: number;
}

export interface MyTable {
  about: TableAbout;
  seat: number | null;
  host: boolean;
  waiting: number[];
  results: number[] | null;
  names: string[];
}

export interface DealTable {
  table: string | null;
  stage: string;
  names: string[];
  results: number[] | null;
  ready: boolean;
  started: number | null;
  ended: number | null;
  shared: number[] | null;
}

export interface NextTable {
  table: string;
}

export interface LogLine {
  n: number;
  kind: string;
  at: number;
}

export interface Legal {
  move: string;
  worth: Worth | null;
  facts: Record<string, unknown>;
}

export interface Worth {
  areas?: Record<string, number>;
  casino?: number;
  debts?: number;
  ends_game?: boolean;
  holes_lost?: number;
  leader?: number | string | null;
  rank?: number | null;
  second?: number | string | null;
  setbacks?: Record<string, number>;
  spots?: number;
  struck?: (number | string | null)[];
  takers?: (number | string | null)[];
  tied?: boolean;
  todo?: Record<string, number>;
  total: number[];
  wins?: number[];
}

export interface MomentView {
  type: "view";
  table_id: string;
  seat: number | null;
  seq: number;
  full: true;
  log: LogLine[];
  table: TableAbout;
  waiting: number[];
  watch: string;
  view: Record<string, unknown>;
  paper: DealerView | ScorerView | RefereeView | null;
  legal: Legal[];
  can_undo: boolean;
  decision: number;
}

export interface DealerView {
  kind: "dealer";
  shown: Shown[];
  goals: GoalView[];
  races: (number | null)[];
  phones: PhoneView[];
  waits: boolean;
  over: boolean;
  rival: RivalView | null;
}

export interface Shown {
  numbers: number[];
  effects: string[];
  left: number;
  shuffled: boolean;
  shuffle: number;
  place: number;
  top: string;
  given: number | null;
}

export interface GoalView {
  kind: string;
  name: string;
  points: number[];
  reached: Reached[];
}

export interface Reached {
  who: string;
  shown: number;
}

export interface PhoneView {
  id: string;
  ready: boolean;
}

export interface RivalView {
  reached: Record<string, number>;
  board: Record<string, unknown>;
  total: number | null;
  won: boolean | null;
}

export interface ScorerView {
  kind: "scorer";
  terms: Record<string, unknown>;
  sheets: SheetOnPaper[];
  ended: boolean;
  over: boolean;
}

export interface SheetOnPaper {
  id: string;
  name: string;
  phone: string;
  done: boolean;
  voted: boolean;
  text: Record<string, unknown> | null;
  loan: boolean | null;
}

export interface RefereeView {
  kind: "referee";
  terms: Record<string, unknown>;
  rounds: RoundOnPaper[];
  phones: string[];
  fist: FistView | null;
  over: boolean;
}

export interface RoundOnPaper {
  id: string;
  done: boolean;
  text: Record<string, unknown>;
}

export interface FistView {
  phone: string;
  number: number | null;
}

export interface PaperScript {
  first: number;
  shuffles: Flip[][];
}

export interface Flip {
  numbers: number[];
  effects: string[];
  left: number;
  shuffled: boolean;
  top: string;
  again: ([number, number] | null)[];
  rival: string[];
}

export interface Moments {
  moments: number;
  seat: number | null;
}

export type TableStatistics = { results: number[]; winners: string[]; tie: string | null; course: CourseLine[]; ends: number[] } & (
  | { game: "royale"; players: RoyalePlayer[] }
  | { game: "classic"; players: ClassicPlayer[] }
  | { game: "newvegas"; players: NewVegasPlayer[] }
);

export interface CourseLine {
  name: string;
  seat: number | null;
  values: number[];
}

export interface TableReview {
  done: number;
  total: number;
  review: Review | null;
  moments: number[];
}

export interface Review {
  game: string;
  names: string[];
  results: number[];
  winners: string[];
  worlds: number;
  seed: string;
  points: Point[];
  turns: TurningPoint[];
  players: Share[];
}

export interface Point {
  kind: "decision" | "end" | "start";
  move: number;
  round: number;
  before: number[];
  after: number[];
  luck: number[];
  strokes: Stroke[];
  seat: number | null;
  played: ToldMove[];
  best: ToldMove[];
  reasons: Reason[];
  verdict: string;
  loss: number;
  error: number;
  amount: number;
  best_amount: number;
  amount_error: number;
}

export interface Stroke {
  kind: "cards" | "end" | "guess" | "round" | "throw" | "tile";
  seat: number | null;
  small: number[];
  big: number | null;
  white: number[];
}

export interface ToldMove {
  move: string;
  facts: Record<string, unknown>;
}

export interface Reason {
  why: string;
  facts: Record<string, unknown>;
}

export interface TurningPoint {
  point: number;
  by: "luck" | "play";
  seat: number;
  change: number;
  stroke: Stroke | null;
}

export interface Share {
  name: string;
  kind: string;
  start: number;
  luck: number;
  play: number;
  others: number;
  result: number;
  luck_error: number;
  play_error: number;
  others_error: number;
  decisions: number;
  verdicts: Record<string, number>;
  lost_amount: number;
}

export interface MoveSlot {
  kind: string;
  words: string[];
}

export interface MoveFamily {
  name: string;
  slots: MoveSlot[];
  secret: boolean;
}

export interface CharacterAbout {
  character: string;
  name: string;
  style: string;
}

export interface Guide {
  fewest: number;
  most: number;
  options: Offer[];
  grammar: MoveFamily[];
  rounds: number | null;
  printed: Record<string, number | string>;
  tracks: Record<string, number[]>;
  architects: Architect[];
  phrases: Record<string, Record<string, string | number | Word | Message | Each | All | Form | Cases>>;
  characters: CharacterAbout[];
  goals: Goal[][];
}

export interface Offer {
  name: string;
  preset: boolean | number | string | null;
  values: Value[];
  house: boolean;
}

export interface Value {
  value: boolean | number | string | null;
  fewest: number;
  most: number;
}

export interface Architect {
  name: string;
  style: string;
}

export interface Word {
  kind: "word";
  word: string;
}

export interface Message {
  kind: "message";
  message: string;
  args: Record<string, string | number | Word | Message | Each | All | Form | Cases>;
}

export interface Each {
  kind: "each";
  of: string;
  template: string | number | Word | Message | Each | All | Form | Cases;
  by: string;
}

export interface All {
  kind: "all";
  parts: (string | number | Word | Message | Each | All | Form | Cases)[];
  by: string;
}

export interface Form {
  kind: "form";
  form: string;
  of: (string | number | Word | Message | Each | All | Form | Cases)[];
}

export interface Cases {
  kind: "cases";
  cases: Case[];
  otherwise: string | number | Word | Message | Each | All | Form | Cases | null;
}

export interface Case {
  test: Given | Is | Same | Over;
  then: string | number | Word | Message | Each | All | Form | Cases | null;
}

export interface Given {
  kind: "given";
  fact: string;
}

export interface Is {
  kind: "is";
  fact: string;
  value: string | number | null;
}

export interface Same {
  kind: "same";
  fact: string;
  other: string;
}

export interface Over {
  kind: "over";
  fact: string;
  other: string;
}

export interface Goal {
  kind: string;
  name: string;
  points: number[];
}

export interface LessonStep {
  say: string;
  play: string[];
  others: string[];
  point: string[];
}

export interface Lesson {
  name: string;
  game: string;
  steps: LessonStep[];
}

export interface Preparing {
  game: string;
  share: number;
  seconds: number;
}

export interface HouseAbout {
  version: string;
  protocol: number;
  games: string[];
  bots: string[];
  reactions: string[];
  languages: string[];
  reach: string;
  notices: string[];
  preparing: Preparing[];
}

export interface Privacy {
  kept: string[];
  expire: Record<string, number>;
  sealed: boolean;
}

export interface PaperAbout {
  name: string;
  sheets: number;
  halves: boolean;
  city: boolean;
  editions: string[];
}

export interface City {
  city: string;
}

export interface Seen {
  address: string;
  forwarded: "believed" | "ignored" | "none";
}

export interface Health {
  status: "ok" | "warning";
  version: string;
  warnings: string[];
}

export interface Hinted {
  type: "hint";
  ref: string;
  table_id: string;
  seat: number;
  decision: number;
  advice: Advice;
}

export interface Advice {
  choices: Choice[];
  plan: Step[];
  reasons: Reason[];
  worlds: number;
}

export interface Choice {
  move: string;
  facts: Record<string, unknown>;
  chance: number | null;
  amount: number | null;
}

export interface Step {
  move: string;
  facts: Record<string, unknown>;
}

export interface Expectations {
  type: "expected";
  ref: string;
  table_id: string;
  seat: number;
  decision: number;
  amounts: Record<string, number>;
}

export interface Move {
  type: "move";
  move: string;
  decision?: number | null;
  table: string;
  token: string;
  ref?: string;
}

export interface Undo {
  type: "undo";
  table: string;
  token: string;
  ref?: string;
}

export interface Restart {
  type: "restart";
  table: string;
  token: string;
  ref?: string;
}

export interface Hint {
  type: "hint";
  table: string;
  token: string;
  ref?: string;
}

export interface Expect {
  type: "expect";
  table: string;
  token: string;
  ref?: string;
}

export interface Leave {
  type: "leave";
  table: string;
  token: string;
  ref?: string;
}

export interface Return {
  type: "return";
  table: string;
  token: string;
  ref?: string;
}

export interface Pledge {
  type: "pledge";
  pledge: string;
  table: string;
  token: string;
  ref?: string;
}

export interface Reveal {
  type: "reveal";
  nonce: string;
  table: string;
  token: string;
  ref?: string;
}

export interface Say {
  type: "say";
  text?: string;
  reaction?: string;
  table: string;
  token: string;
  ref?: string;
}

export interface Start {
  type: "start";
  drop_open?: boolean;
  table: string;
  token: string;
  ref?: string;
}

export interface Arrange {
  type: "arrange";
  seat: number;
  bot?: string;
  character?: string;
  table: string;
  token: string;
  ref?: string;
}

export interface Relieve {
  type: "relieve";
  seat: number;
  bot?: string;
  table: string;
  token: string;
  ref?: string;
}

export interface Mute {
  type: "mute";
  chat: boolean;
  table: string;
  token: string;
  ref?: string;
}

export interface Note {
  type: "note";
  note: Flipped | Unflipped | Reshuffled | Marked | Paced | Joined | Readied | Left | Ended | Counted | Agreed | Written | Voted | Removed | Took | Hid | Showed;
  table: string;
  token: string;
  ref?: string;
}

export interface Flipped {
  note: "flipped";
  shown: number;
  given?: number | null;
}

export interface Unflipped {
  note: "unflipped";
  shown: number;
}

export interface Reshuffled {
  note: "reshuffled";
  shown: number;
}

export interface Marked {
  note: "marked";
  what: string;
  who?: string;
  on?: boolean;
}

export interface Paced {
  note: "paced";
  phones: boolean;
}

export interface Joined {
  note: "joined";
}

export interface Readied {
  note: "readied";
  shown: number;
  on?: boolean;
}

export interface Left {
  note: "left";
  phone?: string;
}

export interface Ended {
  note: "ended";
}

export interface Counted {
  note: "counted";
  total: number;
  sheet: Record<string, boolean | number[]>;
}

export interface Agreed {
  note: "agreed";
  terms: Record<string, unknown>;
}

export interface Written {
  note: "written";
  sheet: string;
  text: Record<string, unknown>;
  name?: string;
  done?: boolean;
}

export interface Voted {
  note: "voted";
  sheet: string;
  loan: boolean | null;
}

export interface Removed {
  note: "removed";
  sheet: string;
}

export interface Took {
  note: "took";
  sheet: string;
}

export interface Hid {
  note: "hid";
  number: number;
}

export interface Showed {
  note: "showed";
}

export interface Open {
  type: "open";
  table: string;
  token?: string;
  seq?: number;
  head?: string;
  watch?: string;
}

export interface Close {
  type: "close";
  table: string;
  token?: string;
}

export interface Ping {
  type: "ping";
}

export interface Speak {
  type: "speak";
  language: "de" | "en" | "fr" | "pl";
}

export interface Moves {
  royale: {
    roll: Record<never, string>;
    place: { casino: `${number}` };
    pass: Record<never, string>;
    skip: Record<never, string>;
    decline: Record<never, string>;
    turn: { die: "small" | "big"; casino: `${number}` };
    back: { die: "small" | "big"; casino: `${number}` };
    hide: { markers?: `${number}` };
    guess: { markers: `${number}` };
    stop: Record<never, string>;
    higher: Record<never, string>;
    lower: Record<never, string>;
    close: { casino: `${number}` };
    bar: { die: "small" | "big" };
    block: { size: `${number}`; casino: `${number}` };
    lift: { casino: `${number}`; reward: "10" | "30" | "move" };
    down: { biggy: "small" | "big"; small: `${number}` };
    nice: { die: "small" | "big"; number: `${number}` };
    choose: { number: `${number}` };
    activate: { casino: `${number}` };
    gold: { die: "small" | "big" };
    black: { black: "none" | "first" | "second" | "both" };
    split: { tokens?: string };
    take: { pile: "first" | "second" };
  };
  classic: {
    roll: Record<never, string>;
    place: { casino: `${number}` };
  };
  newvegas: {
    vote: { vote?: "loan" | "against" };
    choose: { card: `${number}` };
    use: { number: `${number}`; action: `${number}` };
    refuse: Record<never, string>;
    give: { card: `${number}` };
    open: { street: `${number}`; avenue: `${number}` };
    circle: { group: `${number}` };
    number: { change: "-2" | "-1" | "+1" | "+2" };
    free: Record<never, string>;
    extend: { side: "left" | "right"; street: `${number}`; avenue: `${number}` };
    build: { street: `${number}`; avenue: `${number}` };
    improve: { column: "inauguration" | "grand_hotel" | "small_hotel" | "street_bonus" | "par3" | "par4" | "par5" | "vip" | "luxury" | "missing_line" };
    show: { side: "left" | "right" };
    inaugurate: Record<never, string>;
    drive: { first: "north" | "east" | "south" | "west"; second: "north" | "east" | "south" | "west" };
    confirm: Record<never, string>;
    cards: { cards: "reshuffle" | "keep" };
    encore: { side: "left" | "right" };
    decline: { colour: "pink" | "purple" | "yellow" };
  };
}

export interface Views {
  royale: RoyaleView;
  classic: ClassicView;
  newvegas: NewVegasView;
}

export interface Players {
  royale: RoyalePlayer;
  classic: ClassicPlayer;
  newvegas: NewVegasPlayer;
}

export type RoyaleEvent =
  | { event: "black"; first: number; second: number; tile: "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | "D1" | "D2" | "E1" | "E2" | "F1" | "F2" | "G1" | "G2" | "H1" | "H2" }
  | { event: "paid"; player: string | null; amount: number; tile: "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | "D1" | "D2" | "E1" | "E2" | "F1" | "F2" | "G1" | "G2" | "H1" | "H2" }
  | { event: "jetons"; player: string | null; amount: number; tile: "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | "D1" | "D2" | "E1" | "E2" | "F1" | "F2" | "G1" | "G2" | "H1" | "H2" }
  | { event: "shown"; player: string | null; number: number; guess: number }
  | { event: "won_power"; player: string | null }
  | { event: "lost_power"; player: string | null }
  | { event: "won_token"; player: string | null }
  | { event: "barred"; player: string | null; kind: "small" | "big" }
  | { event: "freed"; player: string | null; kind: "small" | "big"; tile: "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | "D1" | "D2" | "E1" | "E2" | "F1" | "F2" | "G1" | "G2" | "H1" | "H2" }
  | { event: "pushed"; player: string | null; kind: "small" | "big"; number: number }
  | { event: "tied"; owner: string | null; site: number | "G2" }
  | { event: "won"; owner: string | null; amount: number; site: number | "G2" }
  | { event: "returned"; amount: number; site: number | "G2"; owner: string | null }
  | { event: "boxed"; player: string | null; amount: number }
  | { event: "fined"; player: string | null; amount: number; jetons: number }
  | { event: "starts"; player: string | null; round: number }
  | { event: "over" }
  | { event: "luckless"; tile: "A1" | "A2" | "B1" | "B2" | "C1" | "C2" | "D1" | "D2" | "E1" | "E2" | "F1" | "F2" | "G1" | "G2" | "H1" | "H2"; amount: number };

export type ClassicEvent =
  | { event: "tied"; owner: string | null; site: number }
  | { event: "won"; owner: string | null; amount: number; site: number }
  | { event: "returned"; amount: number; site: number; owner: string | null }
  | { event: "starts"; player: string | null; round: number }
  | { event: "over" };

export type NewVegasEvent =
  | { event: "voted" }
  | { event: "round"; round: number }
  | { event: "refused"; player: string }
  | { event: "opened"; player: string; number: number; street: number; avenue: number; star_lost: boolean }
  | { event: "built"; player: string; street: number; avenue: number }
  | { event: "improved"; player: string; column: "inauguration" | "grand_hotel" | "small_hotel" | "street_bonus" | "par3" | "par4" | "par5" | "vip" | "luxury" | "missing_line" | "shows_left" | "shows_right"; values: number[] }
  | { event: "show"; player: string; side: "left" | "right"; value: number }
  | { event: "checked"; player: string; boxes: number }
  | { event: "drove"; player: string; carpets: ("M" | "L" | "V")[]; home: boolean }
  | { event: "bonus"; player: string; bonus: "number" | "action" | "extension" }
  | { event: "hotel"; player: string; kind: "grand" | "small"; avenue: number }
  | { event: "project"; player: string; colour: "pink" | "purple" | "yellow"; points: number }
  | { event: "acme_card"; action: "construction" | "improvement" | "show" | "inauguration" | "limousine" }
  | { event: "acme_hotel"; avenue: number }
  | { event: "acme_project"; colour: "pink" | "purple" | "yellow"; points: number }
  | { event: "acme_area"; area: "projects" | "inauguration" | "shows" | "hotels" | "streets" | "golf" | "limousine" | "safe"; points: number }
  | { event: "shuffled" };

export interface Events {
  royale: RoyaleEvent;
  classic: ClassicEvent;
  newvegas: NewVegasEvent;
}

export type Event = Events[keyof Events];

export type View = Views[keyof Views];

export type ScoredTable = RoyaleScoredTable | ClassicScoredTable;

export type AnyMessage = Move | Undo | Restart | Hint | Expect | Leave | Return | Pledge | Reveal | Say | Start | Arrange | Relieve | Mute | Note | Open | Close | Ping | Speak;
