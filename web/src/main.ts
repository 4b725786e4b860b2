import { mount } from "svelte";

import App from "./App.svelte";
import { loadWords } from "./lib/words.svelte";
import { settings } from "./lib/settings.svelte";
import { sure } from "./lib/sure";
import "./theme.css";

await loadWords(settings.language);
export default mount(App, { target: sure(document.getElementById("app")) });
