import { expect, test } from 'vitest';
import { requestOf, statusText } from './request.ts';

test('LAY-03, VAL-20: POST, PUT and DELETE carry {} where nothing is asked; GET carries no body', () => {
  expect(requestOf('POST /a/label-navigate', {})).toEqual({
    method: 'POST',
    url: '/api/a/label-navigate',
    body: '{}',
  });
  expect(requestOf('PUT /a/{id}', { id: '7' })).toEqual({
    method: 'PUT',
    url: '/api/a/7',
    body: '{}',
  });
  expect(requestOf('DELETE /a/{id}', { id: '7' })).toEqual({
    method: 'DELETE',
    url: '/api/a/7',
    body: '{}',
  });
  expect(requestOf('GET /a', {})).toEqual({ method: 'GET', url: '/api/a' });
});

test('LAY-01: what is asked fills the holes of the path under /api, then query or body', () => {
  expect(requestOf('GET /a/{code}', { code: 'a b/c', page: 2, label: undefined })).toEqual({
    method: 'GET',
    url: '/api/a/a%20b%2Fc?page=2',
  });
  expect(requestOf('POST /a/{code}', { code: 'x', page: 2 })).toEqual({
    method: 'POST',
    url: '/api/a/x',
    body: '{"page":2}',
  });
});

test('LAY-05, AMB-29: a status without words gets the standard phrase, an odd one the fallback', () => {
  expect(statusText(503, '', 'sorry')).toBe('Service Unavailable');
  expect(statusText(503, 'Back at nine', 'sorry')).toBe('Back at nine');
  expect(statusText(599, '', 'sorry')).toBe('sorry');
});
