"""The site that Scripts/site writes: files that any server of files shows, under any path."""
