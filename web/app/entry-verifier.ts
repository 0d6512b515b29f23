/** What runs in the file of the verifier (web/verifier-file.ts). */
import { startFile } from './features/verifier/file-page.ts';

startFile(document.getElementById('carried')?.textContent ?? 'null');
