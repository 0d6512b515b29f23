import { readConfig } from '#api/kernel/config.ts';
import { makeLog } from '#api/kernel/log.ts';
import { startServer } from '#api/server.ts';
import { readFileSync } from 'node:fs';
import pg from 'pg';
const d='/tmp/kd'; const pw=readFileSync(d+'/postgres-secret','utf8'); const port=readFileSync(d+'/postgres/postmaster.pid','utf8').split('\n')[3];
const url=`postgres://khum:${pw}@127.0.0.1:${port}/khum`;
const config=readConfig({NODE_ENV:'production',LOG_LEVEL:'error',PORT:'0',ROLE:'web',DATA_DIR:d,RATE_LIMIT:'1000000'});
let now=Date.now(); let log=false;
const orig=pg.Client.prototype.query as any;
(pg.Client.prototype as any).query=function(...a:any[]){ const t=performance.now(); const r=orig.apply(this,a); if(log&&r?.then) r.then((x:any)=>console.log('   ',(performance.now()-t).toFixed(1), x.rowCount, String(a[0]?.text??a[0]).replace(/\s+/g,' ').slice(0,150))); return r; };
const run=await startServer({config,databaseUrl:url,log:makeLog(config),clock:{now:()=>new Date(now+=61000)}});
for(let i=0;i<40;i++) await run.pages.fresh('/');
log=true;
const { tenantDirectory } = await import('#api/tenant/index.ts');
const { jobContext } = await import('#api/kernel/noticeboard/noticeboard.ts');
const t=(await tenantDirectory(run.database,{now:()=>new Date()}).all())[0]!;
for (const [n,a] of [['tenant.base-info',{}],['category.tops',{}],['deal.feed',{page:1,size:20}],['deal.label-navigate',{}],['deal.feed',{sort:'DISCOUNT',size:8}],['daily-special.list',{pageRequest:{page:1,size:6}}],['daily-special.config',{}],['price.statistics',{id:'demo-01',dayRange:90}],['goods.detail',{code:'demo-01'}],['search.search',{dataTypes:['GOODS'],categoryCodes:['fa'],sort:'DISCOUNT',pageRequest:{page:1,size:6}}]] as any) {
  const ctx=jobContext(t,run.database.tenant('TH'),new Date(now+=61000),makeLog(config),async()=>{});
  const s=performance.now(); await (run.app.callerFor(ctx) as any)(n,a); console.log(n,(performance.now()-s).toFixed(1));
}
log=false;
let s=performance.now(); for(let i=0;i<30;i++) await run.pages.fresh('/'); console.log('home',(performance.now()-s)/30);
await run.stop(); process.exit(0);
