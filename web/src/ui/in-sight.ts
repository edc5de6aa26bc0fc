/** Bring a line into sight inside the list that scrolls it; the page around the list stays where it is. */
export function keepInSight(line: Element | null | undefined) {
  let list = line?.parentElement;
  while (list && list !== document.body && list.scrollHeight <= list.clientHeight) list = list.parentElement;
  if (!line || !list || list === document.body) return;
  const [outer, inner] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
