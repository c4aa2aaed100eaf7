# Read by cpack before a package is written: all files and folders that go into it get the time of SOURCE_DATE_EPOCH, and
# the permissions of Debian's packages whatever the umask was.
if(DEFINED ENV{SOURCE_DATE_EPOCH})
  execute_process(COMMAND find ${CPACK_TEMPORARY_DIRECTORY} -mindepth 1 -exec touch --no-dereference
    --date=@$ENV{SOURCE_DATE_EPOCH} {} + COMMAND_ERROR_IS_FATAL ANY)
endif()
execute_process(COMMAND find ${CPACK_TEMPORARY_DIRECTORY} -mindepth 1 -type d -exec chmod 755 {} +
  COMMAND_ERROR_IS_FATAL ANY)
