import { expect, test } from 'vitest';
import { attributesOf } from './attributes.ts';
import { goodsSeeds } from './goods.ts';
import { REGIONS } from './region.ts';

const valuesOf = (name: string, category: string, language: 'th' | 'en' | 'id') =>
  attributesOf({ code: 'x1', name, category }, language).map(({ value }) => value);

test('BEY-59: what a title says of a product its attributes say too', () => {
  expect(valuesOf('Lumo One smartphone, 256 GB', 'el21', 'en')[1]).toBe('256 GB');
  expect(valuesOf('Lumo One smartphone, 120 Hz display', 'el21', 'en')[3]).toBe('120 Hz');
  expect(valuesOf('Laptop kerja Qubix Air SSD 512 GB', 'co11', 'id')[1]).toBe('512 GB');
  expect(valuesOf('Qubix Air work laptop, 16 GB RAM', 'co11', 'en')[0]).toBe('16 GB');
  expect(valuesOf('Laptop kerja Qubix Air berat 1,3 kg', 'co11', 'id')[3]).toBe('1,3 kg');
  expect(valuesOf('Smart TV Breezo Flex 4K 65 inci', 'ha11', 'id')).toEqual(['65 inci', '4K']);
  expect(valuesOf('Power bank, 22.5 W fast charging', 'el31', 'en')[1]).toBe('22.5 W');
});

test('BEY-59: phones of every region can be compared by memory, storage, screen and battery, in its language', () => {
  for (const region of REGIONS) {
    const phones = goodsSeeds(region).filter(({ category }) => category === 'el21');
    expect(phones.length, region.tenant).toBeGreaterThan(1);
    const names = phones.map((one) =>
      attributesOf(one, region.language)
        .map(({ name }) => name)
        .join(),
    );
    expect(new Set(names).size, region.tenant).toBe(1);
    expect(names[0]?.split(',').length).toBe(5);
  }
});
