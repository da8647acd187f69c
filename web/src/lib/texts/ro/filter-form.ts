export const filter_form = {
  cnp_whole:
    'CNP-ul se caută numai întreg: condiția pe o parte a lui a fost lăsată deoparte. Alegeți „este” sau „este una dintre”.',
  left_out:
    'S-a lăsat deoparte ce nu s-a putut citi: filtrul după {{columns}}. Celelalte filtre și căutarea au rămas.',
  date: 'Scrieți o zi care există, de exemplu 30.11.2026.',
  date_or_word: 'Scrieți o zi care există, de exemplu 30.11.2026, sau „azi+7”.',
  number: 'Scrieți un număr întreg, numai cu cifre.',
  text: 'Textul este prea lung.',
  half: 'Completați și acest capăt.',
  many: 'Sunt prea multe valori: un filtru ia cel mult {{most}}.',
}
