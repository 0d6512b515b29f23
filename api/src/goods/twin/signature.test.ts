import { expect, test } from 'vitest';
import { signatureOf } from './signature.ts';

test('BEY-19: a colour is a word of a name, not a part of one', () => {
  for (const name of ['Bluetooth speaker', 'Whitening soap', 'Ugreen cable', 'Blackout curtain'])
    expect(signatureOf(`Aira ${name}`, 'Aira').codes, name).toEqual([]);
  for (const [name, code] of [
    ['speaker, blue', 'colour:blue'],
    ['speaker merah muda', 'colour:pink'],
    ['speaker merah', 'colour:red'],
    ['ลำโพงสีดำ', 'colour:black'],
  ] as const)
    expect(signatureOf(`Aira ${name}`, 'Aira').codes, name).toEqual([code]);
});
