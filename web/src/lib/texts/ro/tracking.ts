export const tracking = {
  title: 'Urmărirea unei cereri',
  intro: 'Introduceți codul de pe dovada de înregistrare.',
  number: 'Număr de înregistrare',
  registered_on: 'Data înregistrării',
  institution: 'Instituția',
  status: 'Stadiul',
  deadline: 'Termen de răspuns',
  no_deadline: 'fără termen',
  test: 'Document de test, fără valoare.',
  history: 'Istoric',
  unknown: 'Codul nu a fost găsit',
  another: 'Altă cerere',
}
