/** Letters of the longest answer to one item of a request, and of the longest message beside the answers. */
export const longestAnswer = 2000
