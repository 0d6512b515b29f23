/** What the page in an export says. */
import type { Language } from '#contract/language.ts';

const WORDS: Readonly<
  Record<
    Language,
    { title: string; when: string; what: string; rows: string; times: string; empty: string }
  >
> = {
  th: {
    title: 'ข้อมูลของคุณบนคุ้ม',
    when: 'จัดทำเมื่อ {time}',
    what: 'ทุกไฟล์มีสองแบบ: json/ สำหรับโปรแกรม และ csv/ สำหรับตารางคำนวณ',
    rows: '{name}: {count} รายการ',
    times:
      "เวลาเป็น ISO 8601 (UTC) จำนวนเงินเป็นสกุลเงินของภูมิภาค ช่องที่ขึ้นต้นด้วย = + - @ มีเครื่องหมาย ' นำหน้าใน csv เพื่อไม่ให้ตารางคำนวณตีความเป็นสูตร",
    empty: 'ไฟล์ที่ไม่มีรายการมีเฉพาะแบบ json',
  },
  en: {
    title: 'Your data on Khum',
    when: 'Created at {time}',
    what: 'Every file comes in two forms: json/ for programs, csv/ for spreadsheets.',
    rows: '{name}: {count}',
    times:
      "Times are ISO 8601 (UTC), amounts in the currency of the region. In csv, cells that begin with = + - @ are prefixed with ', so that no spreadsheet runs them.",
    empty: 'Files without entries come as json only.',
  },
  id: {
    title: 'Data Anda di Khum',
    when: 'Dibuat pada {time}',
    what: 'Setiap file ada dua: json/ untuk program, csv/ untuk lembar kerja.',
    rows: '{name}: {count}',
    times:
      "Waktu dalam ISO 8601 (UTC), jumlah uang dalam mata uang wilayah. Di csv, sel yang diawali = + - @ diberi ' di depannya agar tidak dijalankan sebagai rumus.",
    empty: 'File tanpa isi hanya ada sebagai json.',
  },
};

export function sayReadMe(
  lang: Language,
  at: Date,
  files: readonly { readonly name: string; readonly rows: number }[],
): string {
  const words = WORDS[lang];
  const list = files.map(
    ({ name, rows }) => `- ${words.rows.replace('{name}', name).replace('{count}', String(rows))}`,
  );
  return [
    words.title,
    words.when.replace('{time}', at.toISOString()),
    '',
    words.what,
    words.empty,
    words.times,
    '',
    ...list,
    '',
  ].join('\r\n');
}
