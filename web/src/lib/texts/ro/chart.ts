export const chart = {
  save_png: 'Salvează „{{title}}” ca PNG',
  png_failed: 'Imaginea nu s-a putut desena. Salvați cifrele ca CSV.',
}
