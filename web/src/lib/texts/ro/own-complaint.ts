export const own_complaint = {
  title: 'Sesizarea dumneavoastră',
  answer: 'Răspunsul instituției',
  why: 'De ce a fost anulată',
  files: 'Fișierele răspunsului',
  authority: 'Competentă este: {{authority}}.',
  messages: 'Mesaje',
  you: 'Dumneavoastră',
  add: 'Adaug o completare',
  add_help: 'O citește cine lucrează la sesizare.',
  add_needed: 'Scrieți completarea.',
  add_send: 'Trimiteți completarea',
  withdraw: 'Retrag sesizarea',
  withdraw_sure: 'Sunt sigur: sesizarea se închide fără răspuns și nu poate fi redeschisă.',
  keep: 'O păstrez',
  unknown:
    'Legătura nu arată răspunsurile. Deschideți-o din e-mailul primit la confirmare și verificați că este întreagă.',
}
