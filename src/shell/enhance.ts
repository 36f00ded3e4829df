import { enhanceContacts } from '#features/letters/desk/enhance-contacts.ts';
import { registerWorker } from '#features/offline/register-worker.ts';
import { enhanceSearch } from '#features/search/panel/enhance-search.ts';
import { keepYearCurrent } from './footer/keep-year-current.ts';
import { enhanceMenus } from './header/enhance-menus.ts';
import { enhanceThemeSwitch } from './theme/enhance-theme-switch.ts';

enhanceMenus(document);
enhanceThemeSwitch(document);
keepYearCurrent(document, new Date());
enhanceContacts(document);
registerWorker(document);
enhanceSearch(document);
