export const signatures = {
  of: 'Semnăturile fișierului {{name}}',
  checking: 'Se verifică semnăturile…',
  none: 'Fără semnătură electronică.',
  names: 'numește pe {{name}}',
  nobody: 'semnatar necunoscut',
  later: 'Ce s-a adăugat sau schimbat după semnare',
  seal: 'Sigilează',
  sealed: 'S-a adăugat copia sigilată {{name}}.',
  sealed_without_stamp: 'Fișierul era semnat deja, așa că nu a fost ștampilat.',
  sealed_without_timestamp: 'Fără marcă temporală.',
  action_sealed: 'a adăugat o copie sigilată',
  not_loaded: 'Semnăturile nu au putut fi încărcate',
}
