import { expect, test } from 'vitest';
import { isThisComputer } from './this-computer';

test.each(['localhost', 'setu.localhost', '127.0.0.1', '127.1.2.3', '0.0.0.0', '[::1]', '[::]'])(
  '%s is this computer only',
  (hostname) => {
    expect(isThisComputer(hostname)).toBe(true);
  },
);

test.each(['192.168.1.7', 'localhost.example.org', 'setu.local', '[fe80::1]'])('%s is not', (hostname) => {
  expect(isThisComputer(hostname)).toBe(false);
});
