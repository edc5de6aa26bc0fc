/** happy-dom has no Web Animations, which Svelte's transitions call. */
Element.prototype.animate ??= () => ({ cancel() {}, finished: Promise.resolve() }) as unknown as Animation;
