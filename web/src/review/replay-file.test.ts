import { expect, test } from 'vitest';
import type { Moments } from '../net/messages';
import { asData, assemble, type Carried } from './replay-file';

const HOSTILE = '</script><script>alert(1)</script><!-- \u2028 $& $1 {{script}} "&';

function written(name: string, language = 'en', ...others: string[]) {
  const names = [name, ...others];
  const moments = { game: 'quarry', title: 'Quarry', names, moments: [] } as unknown as Moments;
  return assemble({
    template: '<title>{{title}}</title><i>{{style}}</i><b>{{game}}</b><u>{{script}}</u>',
    style: 'a > b {}',
    script: 'go("$&")',
    carried: { language, texts: 'a = b', moments, sender: name },
  });
}

test('what is carried is read back as it was', () => {
  expect(JSON.parse(asData({ HOSTILE }))).toEqual({ HOSTILE });
});

test('nothing that is carried can end its element or begin another', () => {
  const file = written(HOSTILE);
  expect(file).not.toContain('<script');
  expect(file).not.toContain('</script');
  expect(file).not.toContain('<!--');
  const data = /<b>(.*)<\/b>/s.exec(file)![1]!;
  expect(data).not.toContain('\u2028');
  expect((JSON.parse(data) as { moments: Moments }).moments.names).toEqual([HOSTILE]);
  expect((JSON.parse(data) as Carried).sender).toBe(HOSTILE);
});

test('style and script come as they are, each once', () => {
  expect(written('Ana')).toContain('<title>Quarry: Ana</title><i>a > b {}</i>');
  expect(written('Ana')).toContain('<u>go("$&")</u>');
});

test('the names in the title are joined as the language joins them', () => {
  expect(written('Ana', 'fr', 'Ben')).toContain('<title>Quarry: Ana et Ben</title>');
  expect(written('Ana', 'hi', 'Ben')).toContain('<title>Quarry: Ana और Ben</title>');
});
