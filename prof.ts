import { openBrowser, openPage } from './bench/browser/open.ts';
import { serveSite } from './bench/site/serve.ts';
import { evidenceOf } from './tests/support/evidence.ts';
const site=await serveSite('/tmp/b/ev-d'); const browser=await openBrowser();
const {page}=await openPage(browser,{width:1280,height:800});
await page.goto(`${site.origin}/evidence`,{waitUntil:'networkidle'});
const ev=evidenceOf(page); await ev.search.fill('warm'); await page.waitForTimeout(1500); await ev.search.fill(''); await page.waitForTimeout(500); console.log(await ev.count.textContent());
await ev.search.focus();
for(const key of ['h','e','a','t','Backspace','Backspace','Backspace','Backspace']){
 await browser.startTracing(page,{categories:['devtools.timeline','blink.user_timing','v8']});
 await page.keyboard.press(key); await page.waitForTimeout(600);
 const {traceEvents}=JSON.parse((await browser.stopTracing()).toString());
 const sum:Record<string,number>={}; 
 for(const e of traceEvents) if(e.ph==='X'&&e.tdur>300) sum[e.name]=(sum[e.name]??0)+e.tdur/1000;
 console.log(key, await ev.count.textContent(), Object.entries(sum).filter(([k])=>!/RunTask|Idle|Trace/i.test(k)).sort((a,b)=>b[1]-a[1]).slice(0,9).map(([k,v])=>`${k} ${v.toFixed(1)}`).join(', '));
}
await browser.close(); site.stop();
