export const online_form = {
  optional: '(dacă doriți)',
  choose: 'Alegeți',
  street_help: 'Dacă satul nu are străzi, lăsați gol.',
  file_here: 'Aici se aleg fișierele.',
  ticked: 'Da, bifat',
  unticked: 'Nu',
}
