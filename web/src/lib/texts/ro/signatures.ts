export const signatures = {
  of: 'Semnăturile fișierului {{name}}',
  checking: 'Se verifică semnăturile…',
  none: 'Fără semnătură electronică.',
  nobody: 'semnatar necunoscut',
  later: 'Ce s-a adăugat sau schimbat după semnare',
  not_loaded: 'Semnăturile nu au putut fi încărcate',
}
