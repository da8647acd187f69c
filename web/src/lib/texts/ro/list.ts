export const list = {
  records: 'înregistrările {{from}}–{{to}} din {{total}}',
  empty: 'Nu s-a găsit niciun rezultat',
}
