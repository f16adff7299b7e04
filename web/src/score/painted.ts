/** Waits until what has changed is on the screen: what comes then may take its time. */
export const painted = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
