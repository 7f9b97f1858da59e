import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/ui.css";
import App from "./App.svelte";
import { unpackKit } from "./kit/sprite";
import { settings } from "./app/settings.svelte";
import { SITE } from "./net/place";
import { words } from "./app/words.svelte";

unpackKit();
settings.show();
await words.speak(settings.language);
mount(App, { target: document.getElementById("app")! });
if (SITE) (await import("./net/local")).begin();
if (import.meta.env.PROD) void import("./app/install").then(({ install }) => install());
