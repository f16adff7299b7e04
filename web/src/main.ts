import { mount } from "svelte";
import App from "./App.svelte";
import sprite from "./art/sprite.svg?raw";
import "./styles/base.css";

document.body.insertAdjacentHTML("afterbegin", sprite);
mount(App, { target: document.getElementById("app")! });
