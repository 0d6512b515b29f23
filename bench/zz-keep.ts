import { benchWorld } from './world.ts';
const world = await benchWorld(0, process.env.BENCH_KEEP);
console.log(world.url);
setInterval(() => {}, 1000);
