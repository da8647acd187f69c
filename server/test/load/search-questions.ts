/** One kind of question each, asked with other words every time. */
export const searchQuestions: readonly { name: string; ask: (n: number) => string }[] = [
  { name: 'number alone', ask: (n) => String(100 + n * 37) },
  { name: 'number and year', ask: (n) => `${100 + n * 37}/2025` },
  { name: 'whole number', ask: (n) => `R${1 + (n % 6)}-${String(40 + n * 11).padStart(4, '0')}/2025` },
  { name: 'the sender’s number', ask: (n) => String((5 * n * 31) % 9000) },
  { name: 'CUI', ask: (n) => String(1_000_000 + 4 * (1 + n * 13)) },
  {
    name: 'frequent words',
    ask: (n) => ['certificat urbanism', 'petitii iluminat', 'strada florilor'][n % 3]!,
  },
  { name: 'a word being typed', ask: (n) => ['cer', 'adev', 'lucr', 'zgom', 'flor'][n % 5]! },
  {
    name: 'an issuer',
    ask: (n) => `${['Popescu', 'Țurcanu', 'Mureșan'][n % 3]} ${['Ștefan', 'Sânziana', 'Anca'][n % 3]}`,
  },
  {
    name: 'issuer and subject',
    ask: (n) => `${['oprea', 'valcu'][n % 2]} ${['canalizare', 'amenda'][n % 2]}`,
  },
  { name: 'a rare word', ask: (n) => `nr ${240 - (n % 9)} țărmului contestații` },
  { name: 'one typing error', ask: (n) => ['certficat urbanizm', 'canalziare', 'iluminta public'][n % 3]! },
  { name: 'nothing', ask: (n) => `xyz${n} qwerty` },
]
