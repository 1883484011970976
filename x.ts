import { launchChromium } from './tests/browser/chromium.ts';
import { arrive, phone, desk } from './tests/browser/actors.ts';
const [who, lang, ...paths] = process.argv.slice(2);
const address='http://localhost:9300';
const b = await launchChromium();
const p = await arrive(b, address, lang as any, process.env['W']==='desk'?desk:phone);
const page = p.page;
if (who !== 'visitor') {
  await page.goto(address+'/login');
  await page.fill('#email', who!); await page.fill('#password', ({'admin@paltu.example':'Jharokha2','ayesha@paltu.example':'Jharokha1'} as any)[who!] ?? 'Jhalar-'+who!.split('@')[0]+'-7');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(u=>!u.pathname.includes('login'));
  console.log('landed', page.url());
}
let i=0;
for (const path of paths) {
  await page.goto(address+path, {waitUntil:'networkidle'}).catch(()=>{});
  await page.waitForTimeout(800);
  console.log('=====',path,page.url());
  console.log(await page.locator('body').ariaSnapshot());
  await page.screenshot({path:`/tmp/t/shots/${lang}-${i++}.png`, fullPage:true});
}
console.log(p.faults);
await b.close();
