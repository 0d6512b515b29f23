import sharp from 'sharp';
import { expect, test } from 'vitest';
import { letter } from './lettering.ts';

const style = { size: 40, colour: '#000000', width: 600 } as const;
const pixels = async (text: string) => {
  const drawn = await letter(text, style);
  return sharp(drawn?.input)
    .resize(200, 60, { fit: 'fill' })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
};
/** How much two drawings differ, 0 to 1. */
const difference = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] as number)), 0) /
  (a.length * 255);

test('BEY-34: each script is written in its own letters, not in the box for unknown ones', async () => {
  const unknown = await pixels('\ue000\ue001\ue002\ue003');
  const written = await Promise.all(['กขคง', 'abcd', 'ăđơư', '฿₫₱%'].map(pixels));
  for (const [index, one] of written.entries()) {
    expect(difference(one, unknown), String(index)).toBeGreaterThan(0.1);
    for (const other of written.slice(index + 1))
      expect(difference(one, other)).toBeGreaterThan(0.1);
  }
  // Thai letters differ among themselves, boxes with numbers in them would hardly
  expect(difference(await pixels('ลลลล'), await pixels('ชชชช'))).toBeGreaterThan(0.05);
});

test('BEY-34: a vowel above and a tone mark take no room of their own', async () => {
  const bare = await letter('กกกก', style);
  const marked = await letter('กี่กี่กี่กี่', style);
  expect(Math.abs((marked?.width ?? 0) - (bare?.width ?? 0))).toBeLessThan(
    (bare?.width ?? 0) * 0.1,
  );
});

test('BEY-34: text breaks between words, is cut after its lines, and marks in it are text', async () => {
  const long = await letter('เลือกหูฟังไร้สายให้ตรงหูไม่ต้องจ่ายแพงเกินจำเป็น '.repeat(12), {
    ...style,
    lines: 2,
  });
  expect(long?.width).toBeLessThanOrEqual(600);
  expect(long?.height).toBeLessThanOrEqual(140);
  await expect(letter('</span><b>&amp; "x"\u0000', style)).resolves.toBeDefined();
  expect(await letter('  ', style)).toBeUndefined();
});

test('BEY-34: a figure and its unit stay on one line', async () => {
  for (const [before, unit] of [
    ['Byteen portable drive,', '1 TB'],
    ['กระเป๋าเดินทาง Hanaro', '24 นิ้ว'],
    ['Ransel Cabino Vista,', '1,5 kg'],
  ]) {
    const whole = await letter(`${before} ${unit}`, style);
    const narrow = { ...style, lines: 2, width: (whole?.width ?? 0) - 8 };
    const broken = await letter(`${before} ${unit}`, narrow);
    const first = await letter(before as string, style);
    expect(Math.abs((broken?.width ?? 0) - (first?.width ?? 0)), unit).toBeLessThan(8);
  }
});
