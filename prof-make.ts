import { readFileSync, writeFileSync, rmSync } from 'node:fs';
import { buildEvidenceIndex } from '#features/evidence/finder/evidence-index.ts';
const f='/tmp/b/ev-d/evidence.html'; let html=readFileSync(f,'utf8');
const docs:any[]=[]; let n=0;
const strip=(s:string)=>s.replace(/<[^>]+>/g,' ');
html=html.replace(/<article[\s\S]*?<\/article>/g,(a)=>{ const id=/\sid="([\w-]+)"/.exec(a)![1]!; let out=''; for(let i=0;i<24;i++){ const nid=i?`${id}-x${i}`:id; const b=a.replaceAll(`"${id}"`,`"${nid}"`).replaceAll(`"${id}-figure"`,`"${nid}-figure"`); const w=strip(b).split(/\s+/); if(i) for(let k=0;k<w.length;k++) if((k*7+i)%3===0) w[k]=w[k]!.split('').reverse().join('')+i; out+=b; docs.push({id:nid,figure:w.slice(0,6).join(' '),wording:w.slice(6,50).join(' '),topic:'',scope:'',source:'',pages:'',note:w.slice(50).join(' ')}); n++; } return out;});
writeFileSync(f,html); writeFileSync('/tmp/b/ev-d/evidence/search-index.json',JSON.stringify(buildEvidenceIndex(docs)));
for(const x of ['evidence.html','evidence/search-index.json']) for(const e of ['br','gz']) rmSync(`/tmp/b/ev-d/${x}.${e}`,{force:true});
console.log(n,html.length);
