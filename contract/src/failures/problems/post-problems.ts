/** Sentences under the fields of posts. */
export const postProblemTable = {
  picture_alt: {
    ro: 'Scrieți pentru fiecare imagine ce se vede în ea: textul este citit celor care nu o pot vedea.',
    en: 'Write for every picture what is seen in it: the text is read to people who cannot see it.',
  },
  picture_gone: {
    ro: 'O imagine din text nu mai există. Scoateți-o sau adăugați-o din nou.',
    en: 'A picture of the text is not there any more. Remove it or add it again.',
  },
} as const
