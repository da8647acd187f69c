export const reading = {
  title: 'Reading aids',
  text: 'Size of the text',
  text_1: 'Usual',
  text_2: 'Large',
  text_3: 'Very large',
  contrast: 'Strong contrast',
  links: 'Underlined links',
  letters: 'Letters and spacing that are easy to read',
  motion: 'No motion',
  guide: 'Reading line that follows finger or mouse',
  reset: 'As at the beginning',
  kept: 'Kept in this browser.',
}
