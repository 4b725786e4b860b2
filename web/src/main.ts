import { mount } from "svelte";

import App from "./App.svelte";
import { loadWords } from "./lib/words.svelte";
import { settings } from "./lib/settings.svelte";
import "./theme.css";

await loadWords(settings.language);
export default mount(App, { target: document.getElementById("app")! });
