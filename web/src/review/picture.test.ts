import { expect, test } from 'vitest';
import { captioned } from './picture';

const DRAWN = '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 400 300"></svg>';

function read(svg: string) {
  const page = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(page.querySelector('parsererror')).toBeNull();
  return page.documentElement;
}

test('the words stand below the drawing, which stays as it is', () => {
  const whole = read(captioned(DRAWN, 'Quarry: Asha has won', ['1st Asha', '2nd Linh']));
  expect(Number(whole.getAttribute('height'))).toBeGreaterThan(300);
  expect(whole.querySelector('svg')!.getAttribute('viewBox')).toBe('0 0 400 300');
  const words = [...whole.querySelectorAll('text')];
  expect(words.map((one) => one.textContent)).toEqual(['Quarry: Asha has won', '1st Asha · 2nd Linh']);
  expect(words.every((one) => Number(one.getAttribute('y')) > 300)).toBe(true);
});

test('many players take several rows, and a name is never markup', () => {
  const names = ['<b>Asha</b> & co', ...Array.from({ length: 5 }, (_, seat) => `a rather long name ${seat}`)];
  const whole = read(captioned(DRAWN, 'A & B', names));
  expect(whole.querySelector('b')).toBeNull();
  expect(whole.querySelectorAll('text').length).toBeGreaterThan(3);
  expect(whole.textContent).toContain('<b>Asha</b> & co');
});
