import { mount } from "svelte";
import App from "./App.svelte";
import sprite from "./art/sprite.svg?raw";
import "./styles/base.css";

const RELOADED = "alhambra-reloaded";
const WHILE = 10_000;

// An upgrade removes the files of the page that was open before; the new page has its own.
addEventListener("vite:preloadError", (event) => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < WHILE) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  event.preventDefault();
  location.reload();
});

document.body.insertAdjacentHTML("afterbegin", sprite);
mount(App, { target: document.getElementById("app")! });
