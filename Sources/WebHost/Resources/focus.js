// The page of the focuses works without a script but for its filters, which are edited in a sheet.

import { watchLook } from './choices.js';
import { $, put } from './dom.js';
import { followEdits } from './edit.js';

watchLook(() => {});
followEdits(() => location.reload(), (text) => put($('notice'), text));
