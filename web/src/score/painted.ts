/** Waits until changes are on the screen: what follows may then take its time. */
export const painted = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
