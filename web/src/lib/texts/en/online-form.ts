export const online_form = {
  optional: '(if you wish)',
  choose: 'Choose',
  street_help: 'If the village has no streets, leave it empty.',
  file_here: 'Files are chosen here.',
  ticked: 'Yes, ticked',
  unticked: 'No',
}
