/** First parts of the keys under which lists of tasks are kept, beside the timelines. */
export const GALLERY = 'gallery'
export const CHILDREN = 'children'
