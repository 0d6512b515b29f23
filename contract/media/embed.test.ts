import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMBED_HOSTS, embedOf } from './embed.ts';

test('AMB-79: films are known by the addresses that people copy, and play without being followed', () => {
  const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0';
  for (const address of [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=x',
    'https://youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])
    expect(embedOf(address), address).toBe(player);
  expect(embedOf('https://vimeo.com/76979871')).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  );
});

test('AMB-79: nothing else is an embed', () => {
  for (const address of [
    '',
    'javascript:alert(1)',
    'http://youtu.be/dQw4w9WgXcQ',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/youtu.be/dQw4w9WgXcQ',
    'https://user@evil.example/embed/dQw4w9WgXcQ',
    'https://youtu.be/short',
    'https://youtube.com/watch?v=dQw4w9WgXc"',
    'https://player.vimeo.com/event/1',
  ])
    expect(embedOf(address), address).toBeNull();
  fc.assert(
    fc.property(fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string()), (address) => {
      const player = embedOf(address);
      expect(player === null || EMBED_HOSTS.some((host) => player.startsWith(`${host}/`))).toBe(
        true,
      );
    }),
  );
});
