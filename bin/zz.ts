import { readFileSync } from 'node:fs';
import { understand } from '../api/src/assistant/intent/follow.ts';
import { clausesOf } from '../api/src/assistant/intent/clause.ts';
const CUR: Record<string, string> = { TH: 'THB', ID: 'IDR', SG: 'SGD', MY: 'MYR', PH: 'PHP', VN: 'VND' };
for (const l of readFileSync(process.argv[2] as string, 'utf8').split('\n').filter((x) => x.startsWith('{'))) {
  const { tenant, turns } = JSON.parse(l) as { tenant: string; turns: string[] };
  console.log('==', tenant);
  const before: string[] = [];
  for (const t of turns) {
    for (const c of clausesOf(t)) {
    const { said: _s, also, page: _p, ...q } = understand(c, before, CUR[tenant] as never);
    console.log('  >', c, '\n     ', JSON.stringify({ ...q, ...(also.length ? { also } : {}) }));
    before.push(c);
    }
  }
}
