// Pictures from elsewhere; only pages of an app that names hosts for them load this.

import { watchPictures } from './fetched.js';

watchPictures();
