export const chart = {
  save_png: 'Salvează „{{title}}” ca PNG',
  all_rows: 'Toate: {{figure}}',
  png_failed: 'Imaginea nu s-a putut desena. Salvați cifrele ca CSV.',
}
