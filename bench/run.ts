/**
 * `npm run bench`: every figure is a ratio against a floor measured in the same run, in turns. `-- web`, `-- feed`,
 * `-- import`, `-- price` run one part. Absolute times are printed for orientation and mean nothing elsewhere.
 */
import { benchFeed } from './feed.ts';
import { benchImport } from './import.ts';
import { benchPrice } from './price.ts';
import { benchWeb } from './web.ts';
import { benchWorld } from './world.ts';

const wanted = process.argv.slice(2);
const wants = (part: string) => wanted.length === 0 || wanted.includes(part);

if (wants('web') || wants('feed')) {
  const world = await benchWorld(1);
  if (wants('web')) await benchWeb(world);
  if (wants('feed')) await benchFeed(world);
  await world.stop();
}
if (wants('import')) await benchImport();
if (wants('price')) await benchPrice();
process.exit(0);
