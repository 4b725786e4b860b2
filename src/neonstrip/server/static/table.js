// A plain page over the protocol of docs/protocol.md: lays a table, shows its view as JSON, and makes moves.
const $ = (id) => document.getElementById(id);
const held = JSON.parse(localStorage.getItem("neonstrip.seats") ?? "{}");
const tableId = location.pathname.startsWith("/t/") ? location.pathname.slice(3) : null;
let socket, seq = 0, state = {}, refs = 0, pause = 250;

async function ask(path, body) {
  const answer = await fetch(path, {
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

function connect() {
  socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
  socket.onopen = () => {
    pause = 250;
    $("status").textContent = "connected";
    if (tableId) send({ type: "open", table: tableId, token: held[tableId]?.seat ?? "", seq });
  };
  socket.onmessage = ({ data }) => hear(JSON.parse(data));
  socket.onclose = () => {
    $("status").textContent = "connecting again …";
    setTimeout(connect, pause = Math.min(pause * 2, 8000));
  };
}

const send = (message) => socket.send(JSON.stringify(message));

function command(message, token = held[tableId].seat) {
  $("problem").textContent = "";
  send({ ...message, table: tableId, token, ref: `${Date.now()}-${refs++}` });
}

function hear(message) {
  if (message.type === "error") $("problem").textContent = message.text;
  if (message.type !== "view") return;
  const { view, ...rest } = message;
  state = message.full ? { ...rest, view } : { ...state, ...rest, view: { ...state.view, ...view } };
  seq = message.seq;
  for (const line of message.log) {
    const item = document.createElement("li");
    item.textContent = JSON.stringify(line);
    $("log").prepend(item);
  }
  draw();
}

function draw() {
  const seat = state.seat === null ? null : state.table.seats[state.seat];
  $("join").hidden = seat !== null || state.table.stage !== "open" || !state.table.seats.some((s) => s.kind === "open");
  $("table").hidden = false;
  $("who").textContent = `${state.table.game}, ${state.table.stage}: ${seat ? seat.name : "watching"}`;
  $("view").textContent = JSON.stringify(state, null, 1);
  $("actions").replaceChildren();
  const button = (text, act) => {
    const made = document.createElement("button");
    made.textContent = text;
    made.onclick = act;
    $("actions").append(made);
  };
  if (state.table.stage === "open" && held[tableId]?.host) button("start", () => command({ type: "start" }, held[tableId].host));
  for (const { move, worth } of state.legal ?? []) {
    button(worth?.total ? `${move} (${worth.total > 0 ? "+" : ""}${worth.total})` : move,
      () => command({ type: "move", move, decision: state.decision }));
  }
  if (state.can_undo) button("undo", () => command({ type: "undo" }));
}

$("new").onsubmit = async (event) => {
  event.preventDefault();
  const form = new FormData(event.target);
  const seats = [{ kind: "human", name: form.get("name") }];
  for (let i = 0; i < Number(form.get("bots")); i++) seats.push({ kind: "bot" });
  for (let i = 0; i < Number(form.get("open")); i++) seats.push({ kind: "open" });
  try {
    const [laid] = await ask("/api/tables", { game: form.get("game"), seats });
    keep(laid.table, { host: laid.host, seat: laid.tokens[0] });
    location.href = `/t/${laid.table}`;
  } catch (error) { $("status").textContent = error.message; }
};

$("join").onsubmit = async (event) => {
  event.preventDefault();
  try {
    const nonce = crypto.randomUUID?.() ?? String(Math.random()).slice(2);
    const taken = await ask(`/api/tables/${tableId}/seats`, { name: new FormData(event.target).get("name"), nonce });
    keep(tableId, { seat: taken.token });
    location.reload();
  } catch (error) { $("status").textContent = error.message; }
};

$("new").hidden = tableId !== null;
connect();
