import type { Translation } from '../translation.ts';
import type { form as source } from '../en/form.ts';

export const form: Translation<typeof source> = {
  'form.optional': '(opsional)',
  'account.password.show': 'Lihat',
  'account.password.hide': 'Sembunyikan',
  'account.password.show.label': 'Lihat: {name}',
  'account.wait': 'Sebentar …',
  'problem.required': 'Harap diisi.',
  'problem.format': 'Formatnya tidak benar.',
  'problem.phone': 'Masukkan nomor ponsel yang benar.',
  'problem.email': 'Masukkan email yang benar.',
  'problem.password.wrong': 'Kata sandi salah.',
  'problem.password.mismatch': 'Kedua kata sandi yang diisi tidak sama.',
  'problem.password.length': 'Kata sandi harus 8 sampai 20 karakter.',
  'problem.password.plain': 'Kata sandi perlu minimal satu huruf dan satu angka.',
  'problem.password.common': 'Kata sandi ini terlalu mudah ditebak. Pilih yang lain.',
  'problem.password.characters':
    'Kata sandi tidak boleh berisi karakter kontrol yang tak terlihat.',
  'problem.code.wrong': 'Kode salah, silakan coba lagi.',
  'problem.code.expired': 'Kode ini sudah tidak berlaku. Silakan minta kode baru.',
  'problem.nickname.length': 'Nama tampilan harus 2 sampai 20 karakter.',
  'problem.nickname.characters': 'Nama tampilan tidak boleh berisi @ < > atau /.',
  'problem.nickname.reserved':
    'Nama ini bisa disangka orang lain atau Khum sendiri. Silakan pilih yang lain.',
  'problem.nickname.taken': 'Nama ini sudah dipakai. Silakan pilih yang lain.',
  'problem.birthday': 'Pilih tanggal yang benar dan tidak di masa depan.',
  'problem.biography': 'Perkenalan paling banyak {max} karakter.',
};
