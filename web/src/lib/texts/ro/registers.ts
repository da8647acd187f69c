export const registers = {
  title: '',
}
