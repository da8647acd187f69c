export const map = {
  zoom_in: 'Apropie',
  zoom_out: 'Depărtează',
  failed: 'Contururile nu au putut fi încărcate; coordonatele se pot scrie în câmpuri.',
}
