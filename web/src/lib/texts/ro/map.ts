export const map = {
  zoom_in: 'Apropie',
  zoom_out: 'Depărtează',
  failed: 'Contururile nu au putut fi încărcate; coordonatele se pot scrie în câmpuri.',
  outside: 'Harta altui server',
  outside_open: 'Deschide harta detaliată',
  outside_text: 'Vine de la {{host}}, care află că ați deschis-o. Harta noastră nu are nevoie de ea.',
}
