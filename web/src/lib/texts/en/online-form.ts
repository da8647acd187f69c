export const online_form = {
  optional: 'optional',
  choose: 'Choose',
  street_help: 'If the village has no streets, leave it empty.',
  file_here: 'Files are chosen here.',
}
