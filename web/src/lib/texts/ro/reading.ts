export const reading = {
  title: 'Ajutoare de citire',
  text: 'Mărimea textului',
  text_1: 'Obișnuită',
  text_2: 'Mare',
  text_3: 'Foarte mare',
  contrast: 'Contrast puternic',
  links: 'Linkuri subliniate',
  letters: 'Litere și spații ușor de citit',
  motion: 'Fără mișcare',
  guide: 'Linie de citire, care urmează degetul sau mausul',
  reset: 'Ca la început',
  kept: 'Se păstrează în acest browser.',
}
