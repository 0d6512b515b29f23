/**
 * `npm run bench`: every figure is a ratio against a floor measured in the same run, in turns.
 * `-- web`, `-- feed`, `-- pool`, `-- shed`, `-- import`, `-- price`, `-- search`, `-- watch`, `-- ledger`
 * run one part.
 * Absolute times are printed for orientation and mean nothing elsewhere.
 */
// React's floors are those of its production build; it decides when it is first imported
process.env.NODE_ENV = 'production';
const { benchFeed } = await import('./feed.ts');
const { benchImport } = await import('./import.ts');
const { benchLedger } = await import('./ledger.ts');
const { benchPool } = await import('./pool.ts');
const { benchPrice } = await import('./price.ts');
const { benchSearch } = await import('./search.ts');
const { benchShed } = await import('./shed.ts');
const { benchWatch } = await import('./watch.ts');
const { benchWeb } = await import('./web.ts');
const { benchWorld } = await import('./world.ts');

const wanted = process.argv.slice(2);
const wants = (part: string) => wanted.length === 0 || wanted.includes(part);

if (['web', 'feed', 'pool', 'shed'].some(wants)) {
  const world = await benchWorld(1);
  if (wants('web')) await benchWeb(world);
  if (wants('feed')) await benchFeed(world);
  if (wants('pool')) await benchPool(world);
  if (wants('shed')) await benchShed(world);
  await world.stop();
}
if (wants('import')) await benchImport();
if (wants('price')) await benchPrice();
if (wants('search')) await benchSearch();
if (wants('ledger')) await benchLedger();
if (wants('watch')) await benchWatch();
process.exit(0);
